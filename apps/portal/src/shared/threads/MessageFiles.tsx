import type { ThreadFile } from '@bandari/sdk'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../language/translator.ts'
import { PrivateFile } from '../documents/PrivateFile.tsx'
import css from './Threads.module.css'

interface MessageFilesProps {
  files: readonly ThreadFile[]
  /** Whether the reader is one of the two sides: each file that staff open is in the audit, so they are asked first. */
  isTheirs: boolean
  load: (file: number) => Promise<Blob>
}

/** What was sent with a message. */
export function MessageFiles({ files, isTheirs, load }: MessageFilesProps) {
  if (files.length === 0) return null
  return (
    <ul className={css.files} aria-label={t('portalMessages.files')}>
      {files.map((file) => (
        <li key={file.id}>
          {isTheirs && file.type === 'image/jpeg' ? (
            <Preview name={file.name} load={() => load(file.id)} />
          ) : (
            <PrivateFile
              file={{ file_name: file.name, file_type: file.type }}
              label={t('portalMessages.openFile', { name: file.name })}
              failed={(failure) => t('portalMessages.fileFailed', { failure })}
              load={() => load(file.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/** It needs the token, so it is fetched and shown from memory, once it is about to be seen; pressed, it is shown whole. */
function Preview({ name, load }: { name: string; load: () => Promise<Blob> }) {
  const place = useRef<HTMLAnchorElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let own: string | null = null
    let isGone = false
    const show = async () => {
      try {
        const picture = await load()
        if (isGone) return
        own = URL.createObjectURL(picture)
        setUrl(own)
      } catch {
        // Its name stands in its place.
      }
    }
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      void show()
    })
    if (place.current) watcher.observe(place.current)
    return () => {
      isGone = true
      watcher.disconnect()
      if (own !== null) URL.revokeObjectURL(own)
    }
    // The picture of an id never changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <a
      ref={place}
      className={css.preview}
      {...(url !== null && { href: url, target: '_blank', rel: 'noreferrer' })}
    >
      {url === null ? <span className={css.quiet}>{name}</span> : <img src={url} alt={name} />}
    </a>
  )
}
