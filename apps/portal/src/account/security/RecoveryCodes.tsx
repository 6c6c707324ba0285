import { Button, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { brand } from '../../shared/brand.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { saveFile } from '../../shared/save-file.ts'
import css from './Security.module.css'

export interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shown this once: the shop keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${t('portalSecurity.codes.heading', { brand })}\n\n${codes.join('\n')}\n`
  return (
    <>
      <Notice kind="attention" title={t('portalSecurity.codes.title')} live>
        {t('portalSecurity.codes.text')}
      </Notice>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(new Blob([text]), 'bandari-recovery-codes.txt')}
        >
          {t('portalSecurity.codes.download')}
        </Button>
        <CopyButton text={text} what={t('portalSecurity.codes.what')} />
        <Button size="small" onClick={onDone}>
          {t('portalSecurity.codes.done')}
        </Button>
      </div>
    </>
  )
}
