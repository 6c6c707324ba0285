import type { ImportRules, VehicleSummary } from '@bandari/sdk'
import { paths } from '../shared/addresses/paths.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './Cars.module.css'
import { countryName } from './cars-sentences.ts'
import { useWords } from './use-words.ts'

interface CarsRulesProps {
  country: NonNullable<VehicleSummary['country']>
  rules: ImportRules
}

/** Which age, steering and the like the country lets in, in the words of its rules. */
export function CarsRules({ country, rules: { eligibility, slug } }: CarsRulesProps) {
  const words = useWords()
  const { t } = words
  const name = countryName(words, country)
  return (
    <section className={css.section} aria-labelledby="rules">
      <h2 id="rules">{t('carPages.rules', { country: name })}</h2>
      {eligibility.length === 0 && <p>{t('carPages.noRule')}</p>}
      <ul className={css.rules}>
        {eligibility.map(({ id, sentence }) => (
          <li key={id}>{sentence}</li>
        ))}
      </ul>
      <p>
        <AppLink href={paths.importRules(slug)}>
          {t('carPages.rulesLink', { country: name })}
        </AppLink>
      </p>
    </section>
  )
}
