import { CodeField as Code, type CodeFieldProps as CodeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'

export interface CodeFieldProps extends Omit<CodeProps, 'label' | 'hint'> {
  /** A new app has no recovery codes yet. */
  onlyDigits?: boolean
}

export function CodeField({ onlyDigits, ...field }: CodeFieldProps) {
  const hint = onlyDigits ? undefined : t('portal.factor.hint')
  return <Code {...field} label={t('portal.factor.code')} hint={hint} />
}
