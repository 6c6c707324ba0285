import { formatDate } from '@bandari/i18n/format'
import { useTranslator } from '@bandari/i18n/react'
import { SpecTable } from '@bandari/ui'
import { useGetSigningCertificateQuery } from '../api/invoices.ts'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import css from './VerifyPage.module.css'

/** How to check the signature of a PDF, in a shop that signs them. */
export function SignatureCheck() {
  const { t, locale } = useTranslator()
  const { data } = useGetSigningCertificateQuery()
  if (!data?.certificate) return null
  const { name, fingerprint, valid_to, file } = data.certificate
  const facts = [
    { label: t('verify.signedBy'), value: name },
    { label: t('verify.fingerprint'), value: fingerprint },
    { label: t('verify.validUntil'), value: formatDate(valid_to.slice(0, 10), locale) },
  ]
  return (
    <InfoSection id="file" title={t('verify.file')}>
      <p>{t('verify.fileLead')}</p>
      <ol>
        <li>{t('verify.fileStep1')}</li>
        <li>{t('verify.fileStep2')}</li>
        <li>{t('verify.fileStep3')}</li>
      </ol>
      <div className={css.certificate}>
        <SpecTable rows={facts} />
      </div>
      <p>
        <a href={file} download>
          {t('verify.downloadCertificate')}
        </a>
      </p>
      <p>{t('verify.fileOnly')}</p>
    </InfoSection>
  )
}
