import type { Profile, ProfileChange } from '@bandari/sdk'
import { useState } from 'react'
import { sentenceOf } from '../../providers/granted.ts'
import { changeProfile } from '../../providers/accounts.ts'

export interface ProfileValues {
  first_name: string
  last_name: string
  country: string
  phone: string
  postcode: string
}

interface Problems {
  fields: Partial<Record<keyof ProfileValues, string>>
  form?: string
}

/** Somebody without a country, who chooses none, stays so. */
function bodyOf({ country, ...others }: ProfileValues): ProfileChange {
  return country === '' ? others : { ...others, country }
}

/** One save at a time; refusals are shown next to their fields, and the form's values stay. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const [values, setValues] = useState<ProfileValues>({
    first_name: profile.first_name,
    last_name: profile.last_name,
    country: profile.country_code ?? '',
    phone: profile.phone ?? '',
    postcode: profile.postcode ?? '',
  })
  const [problems, setProblems] = useState<Problems>({ fields: {} })
  const [isSaving, setSaving] = useState(false)
  const change = (part: Partial<ProfileValues>) => setValues((former) => ({ ...former, ...part }))
  const save = async () => {
    if (isSaving) return
    setSaving(true)
    const { refusal } = await changeProfile(bodyOf(values))
    setSaving(false)
    if (!refusal) return onSaved()
    const fields: Problems['fields'] = refusal.fields
    setProblems(Object.keys(fields).length > 0 ? { fields } : { fields, form: sentenceOf(refusal) })
  }
  return { values, change, problems, isSaving, save }
}
