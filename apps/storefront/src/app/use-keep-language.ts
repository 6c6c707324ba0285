import { keepLanguage, type Language } from '@bandari/i18n'
import { useSelector } from 'react-redux'
import { useUpdateProfileMutation } from '../api/profile-change.ts'
import { selectIsSignedIn } from '../api/session-slice.ts'

/** Keeps what the visitor chose: on this device and, for a signed-in person, on the account, whose language mails use. */
export function useKeepLanguage(): (language: Language) => void {
  const isSignedIn = useSelector(selectIsSignedIn)
  const [updateProfile] = useUpdateProfileMutation()
  return (language) => {
    keepLanguage(language)
    if (isSignedIn) void updateProfile({ language })
  }
}
