import { useTranslate } from '@bandari/i18n/react'
import { Loading } from './Loading.tsx'

export default {}

export const Plain = () => <Loading />

export const SayingWhat = () => {
  const t = useTranslate()
  return <Loading label={t('basket.loading')} />
}
