import { useTranslate } from '@bandari/i18n/react'
import { Button, Field, TextInput } from '@bandari/ui'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useParams } from '../shared/addresses/params.ts'
import { InfoPage, InfoSection } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { AccountChanges } from './AccountChanges.tsx'
import { AccountResult } from './AccountResult.tsx'
import { InvoiceResult } from './InvoiceResult.tsx'
import { SignatureCheck } from './SignatureCheck.tsx'
import css from './VerifyPage.module.css'

/**
 * Nothing is asked on the server: the page is the same for everybody, and guesses of codes are
 * limited by the visitor's IP address.
 */
export const verifyRoute: RouteModule = { Page: VerifyPage }

/** Whether an invoice is real and where it is paid to, and whether an account is ours. */
function VerifyPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const { code = '' } = useParams()
  const [account, setAccount] = useState('')
  return (
    <InfoPage
      title={t('verify.title')}
      lead={t('verify.lead')}
      description={t('verify.description')}
      path={paths.verify()}
    >
      <noscript>
        <p>{t('verify.withoutScript')}</p>
      </noscript>
      <AccountChanges />
      <InfoSection id="invoice" title={t('verify.invoice')}>
        {/* Another address is another form: Back fills it in again. */}
        <Question
          key={code}
          label={t('verify.code')}
          hint={t('verify.codeHint')}
          missing={t('verify.codeMissing')}
          isWhole={isCode}
          value={code}
          onAsk={(asked) => void navigate(paths.verify(asked), { preventScrollReset: true })}
        >
          {t('verify.check')}
        </Question>
        {isCode(code) && <InvoiceResult code={code} />}
      </InfoSection>
      <InfoSection id="account" title={t('verify.account')}>
        <Question
          label={t('verify.accountNumber')}
          hint={t('verify.accountHint')}
          missing={t('verify.accountMissing')}
          isWhole={(text) => text.length >= 4}
          value=""
          onAsk={setAccount}
        >
          {t('verify.isItYours')}
        </Question>
        {account !== '' && <AccountResult account={account} />}
      </InfoSection>
      <SignatureCheck />
    </InfoPage>
  )
}

function isCode(text: string): boolean {
  return text.replaceAll(/[^0-9A-Za-z]/g, '').length === 10
}

interface QuestionProps {
  label: string
  hint: string
  /** Said of a text that is not whole. */
  missing: string
  isWhole: (text: string) => boolean
  value: string
  onAsk: (text: string) => void
  /** On the button. */
  children: ReactNode
}

function Question({ label, hint, missing, isWhole, value, onAsk, children }: QuestionProps) {
  const [text, setText] = useState(value)
  const [mistake, setMistake] = useState(value === '' || isWhole(value) ? null : missing)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = text.trim()
    if (isWhole(asked)) onAsk(asked)
    else event.currentTarget.querySelector('input')?.focus()
    setMistake(isWhole(asked) ? null : missing)
  }
  return (
    <form className={css.question} onSubmit={submit} noValidate>
      <Field label={label} hint={hint} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit">{children}</Button>
    </form>
  )
}
