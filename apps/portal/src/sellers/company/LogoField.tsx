import { Button, ErrorAlert } from '@bandari/ui'
import { useRef } from 'react'
import { t } from '../../language/translator.ts'
import { companyCalls } from '../../providers/company.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Company.module.css'

export function LogoField({ logo }: { logo: string | null }) {
  const { run, isRunning, refusal } = useCall()
  const input = useRef<HTMLInputElement>(null)
  const choose = (file: File | undefined) => {
    if (file === undefined) return
    run({ act: () => companyCalls.uploadCompanyLogo(file), done: t('portalCompany.logoDone') })
  }
  const remove = () =>
    run({ act: companyCalls.removeCompanyLogo, done: t('portalCompany.logoGone') })
  return (
    <section className={css.part} aria-labelledby="company-logo">
      <h2 id="company-logo" className={css.title}>
        {t('portalCompany.logo')}
      </h2>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {logo !== null && <img className={css.logo} src={logo} alt={t('portalCompany.logo')} />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={t('portalCompany.logo')}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <div className={css.acts}>
        <Button variant="secondary" loading={isRunning} onClick={() => input.current?.click()}>
          {t('portalCompany.logoChoose')}
        </Button>
        {logo !== null && (
          <Button variant="quiet" onClick={remove}>
            {t('portalCompany.logoRemove')}
          </Button>
        )}
      </div>
    </section>
  )
}
