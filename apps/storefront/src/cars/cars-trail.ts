import type { Translator } from '@bandari/i18n'
import type { VehicleSummary } from '@bandari/sdk'
import type { Breadcrumb } from '@bandari/ui'
import { carsPath } from '../shared/addresses/cars-path.ts'
import { paths } from '../shared/addresses/paths.ts'
import { countryName, subjectName } from './cars-sentences.ts'

type Subject = Pick<VehicleSummary, 'make' | 'model' | 'body' | 'country'>

/** Home > Cars > Toyota > Vitz > Zambia; the last is the present page. */
export function carsTrail(words: Pick<Translator, 't' | 'name'>, summary: Subject): Breadcrumb[] {
  const { make, model, body, country } = summary
  const about = { make: make?.slug ?? null, body: body?.slug ?? null }
  const trail = [
    { label: words.t('shell.home'), href: paths.home() },
    { label: words.t('shell.cars'), href: carsPath() },
    ...(make ? [{ label: make.name, href: carsPath({ make: make.slug }) }] : []),
    ...(model ? [{ label: model.name, href: carsPath({ ...about, model: model.slug }) }] : []),
    ...(body ? [{ label: subjectName(words, summary), href: carsPath(about) }] : []),
    ...(country
      ? [{ label: countryName(words, country), href: carsPath({ country: country.slug }) }]
      : []),
  ]
  return trail.map(({ label, href }, index) =>
    index === trail.length - 1 ? { label } : { label, href },
  )
}
