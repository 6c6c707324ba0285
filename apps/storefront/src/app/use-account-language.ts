import { isLanguage, type Language, sourceLanguage } from '@bandari/i18n'
import { useSelector } from 'react-redux'
import { useGetProfileQuery } from '../api/accounts.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'

/** What the person who is signed in chose on another device. English is what every account begins with: no choice. */
export function useAccountLanguage({ skip }: { skip: boolean }): Language | null {
  const isSignedIn = useSelector(selectIsSignedIn)
  const { data } = useGetProfileQuery(undefined, { skip: skip || !isSignedIn })
  const language = data?.language ?? sourceLanguage
  return isLanguage(language) && language !== sourceLanguage ? language : null
}
