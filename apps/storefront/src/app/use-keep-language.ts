import { keepLanguage, type Language } from '@bandari/i18n'
import { useSelector } from 'react-redux'
import { useUpdateProfileMutation } from '../api/profile-change.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'

/** Keeps what the visitor chose: on this device and, of a person who is signed in, on the account, which mails follow. */
export function useKeepLanguage(): (language: Language) => void {
  const isSignedIn = useSelector(selectIsSignedIn)
  const [updateProfile] = useUpdateProfileMutation()
  return (language) => {
    keepLanguage(language)
    if (isSignedIn) void updateProfile({ language })
  }
}
