import type { Company } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { FactList } from '../../shared/FactList.tsx'
import { languageName } from './language-names.ts'

/** For members of the team, who do not edit it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { name, place, about, hours, languages } = company
  return (
    <FactList
      facts={[
        { name: t('portalCompany.name'), value: name },
        { name: t('portalCompany.place'), value: place },
        { name: t('portalCompany.about'), value: about },
        { name: t('portalCompany.hours'), value: hours },
        { name: t('portalCompany.languages'), value: languages.map(languageName).join(', ') },
      ]}
    />
  )
}
