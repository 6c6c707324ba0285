import type { FieldControl } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useDropzone } from 'react-dropzone'
import css from './FileDrop.module.css'

interface FileDropProps {
  /** On the button. */
  choose: string
  /** Follows the button, such as `or drop it here`. */
  hint: string
  /** Kinds that the chooser offers; a file of another kind is refused by the server, which says why. */
  accept: string
  onFile: (file: File) => void
  /** In place of the hint, where a file only waits to be sent with its form. */
  chosen?: File | null
  /** Of a field around it. */
  control?: FieldControl
  /** Beside other fields of a form. */
  small?: boolean
}

/** One file, chosen or dropped; the label opens the chooser. */
export function FileDrop({ choose, hint, accept, onFile, chosen, control, small }: FileDropProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: ([file]) => file && onFile(file),
  })
  return (
    <div {...getRootProps()}>
      <label
        className={css.drop}
        data-over={isDragActive || undefined}
        data-small={small || undefined}
      >
        {!small && <UploadFile className={css.icon} aria-hidden="true" />}
        <span className={css.button}>{choose}</span>
        {chosen ? (
          <span className={css.name}>{chosen.name}</span>
        ) : (
          <span className={css.hint}>{hint}</span>
        )}
        <input
          {...getInputProps({
            ...control,
            accept,
            className: 'visually-hidden',
            style: undefined,
            tabIndex: 0,
            // The label names it.
            'aria-label': undefined,
            // Choosing the same file again, corrected, must count as a change.
            onClick: ({ currentTarget }) => {
              currentTarget.value = ''
            },
          })}
        />
      </label>
    </div>
  )
}
