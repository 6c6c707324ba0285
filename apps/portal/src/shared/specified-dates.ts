import { type AnyLanguage, isLanguage, type Language, sourceLanguage } from '@bandari/i18n'
import { formatZone, localClockTime } from '@bandari/i18n/format'
import moment from 'moment/moment.js'
import 'moment/locale/fr.js'
import 'moment/locale/pt.js'
import 'moment/locale/sw.js'
import { chosenLanguage } from '../language/chosen-language.ts'
import { localTimeZone } from './dates.ts'
import { locale } from './format.ts'

interface Formats {
  day: string
  time: string
}

/** In English as specified (account spec §9: order date; dates joined and promo valid-from), elsewhere as its language writes a day. */
const formats: Readonly<Record<Language, Formats>> = {
  en: { day: 'MMM. D, YYYY', time: 'h:mm A' },
  sw: { day: 'D MMMM YYYY', time: 'HH:mm' },
  pt: { day: 'D [de] MMMM [de] YYYY', time: 'HH:mm' },
  // The first of a month is an ordinal, and no other day.
  fr: { day: 'Do MMMM YYYY', time: 'HH:mm' },
}

export interface Specified {
  iso: string
  /** The day alone, or with the time and the zone. */
  as: 'day' | 'moment'
}

/** `Nov. 21, 2026` and `Nov. 21, 2026, 5:04 PM CAT`, where the person is, in the portal's language. */
export function specifiedDate(
  { iso, as }: Specified,
  timeZone = localTimeZone(),
  chosen: AnyLanguage = chosenLanguage,
): string {
  const language = isLanguage(chosen) ? chosen : sourceLanguage
  const { day, time } = formats[language]
  const wall = moment.utc(localClockTime(iso, timeZone)).locale(language)
  return as === 'day'
    ? wall.format(day)
    : `${wall.format(`${day}, ${time}`)} ${formatZone(iso, locale, timeZone)}`
}
