import type { VehicleSummary } from '@bandari/sdk'
import type { Question } from '../shared/page/Questions.tsx'
import {
  admissionSentences,
  countryName,
  doorSentences,
  leadSentence,
  seaSentence,
  subjectName,
} from './cars-sentences.ts'
import type { useWords } from './use-words.ts'
import type { Way } from './way-of.ts'

type Words = ReturnType<typeof useWords>

/** What is asked of such vehicles and can be answered; a question without an answer is left out. */
export function carsQuestions(words: Words, summary: VehicleSummary, way: Way | null): Question[] {
  const { t } = words
  const { count, door, country } = summary
  const name = subjectName(words, summary)
  const lead = leadSentence(words, summary)
  if (lead === null) return []
  const asked = [{ question: t('carPages.q.price', { name }), answer: lead }]
  if (!door || !country) return asked
  const place = countryName(words, country)
  const sea = way && seaSentence(words, door.port_name, way)
  const atDoor = doorSentences(words, door)
  return [
    ...asked,
    ...(atDoor.length > 0
      ? [{ question: t('carPages.q.door', { name, country: place }), answer: atDoor.join(' ') }]
      : []),
    {
      question: t('carPages.q.may', { name, country: place }),
      answer: admissionSentences(words, count, door).join(' '),
    },
    ...(sea === null
      ? []
      : [{ question: t('carPages.q.sea', { place: door.destination.city }), answer: sea }]),
  ]
}
