import type { Language } from '../languages.ts'

/** Words before a place name, by how the sentence uses it. */
type Forms = Readonly<Record<PlaceUse, string>>

/** `in`: in Zambia; `the`: after other prepositions, `vers la Zambie`; `upTo`: up to it. */
export const placeUses = ['in', 'the', 'upTo'] as const
export type PlaceUse = (typeof placeUses)[number]

/** The names that take the same article. */
interface PlaceClass {
  forms: Forms
  /** ISO codes. */
  countries: string
  /** Town names, spelt as in our data. */
  towns?: readonly string[]
}

interface PlaceTable {
  /** Before the name of any town, and of a country that is in no class. */
  usual: Forms
  classes: readonly PlaceClass[]
}

/**
 * Languages whose prepositions hang on the name: countries of Africa, those that vehicles come from, and towns that have an
 * article. Articles as the press of Kinshasa, Maputo and Luanda writes them.
 */
export const placeTables: Partial<Record<Language, PlaceTable>> = {
  fr: {
    usual: { in: 'à ', the: '', upTo: 'jusqu’à ' },
    classes: [
      {
        forms: { in: 'en ', the: 'la ', upTo: 'jusqu’en ' },
        countries:
          'BE CD CF CH CI CN FR GM GN GQ GW KP KR LY MR MY NA NZ RU SL SO TH TN TR TZ ZM',
      },
      {
        forms: { in: 'en ', the: 'l’', upTo: 'jusqu’en ' },
        countries: 'AO AT AU DE DZ EG ER ES ET ID IE IN IT SA SZ UG ZA',
      },
      {
        forms: { in: 'au ', the: 'le ', upTo: 'jusqu’au ' },
        countries:
          'BD BF BI BJ BR BW CA CG CM CV GA GB GH JP KE LR LS MA ML MW MZ NE NG PK PT QA RW SD SN SS TD TG VN ZW',
      },
      {
        forms: { in: 'aux ', the: 'les ', upTo: 'jusqu’aux ' },
        countries: 'AE KM NL SC US',
      },
      {
        forms: { in: 'à ', the: '', upTo: 'jusqu’à ' },
        countries: 'CU DJ HK MG MU RE SG ST',
      },
    ],
  },
  pt: {
    usual: { in: 'em ', the: '', upTo: 'até ' },
    classes: [
      {
        forms: { in: 'na ', the: 'a ', upTo: 'até à ' },
        countries:
          'AT AU BE CD CF CH CI CN DE DZ ER ES ET FR GM GN GQ GW ID IE IN IT KP KR LR LY MR MY NA NG NZ RE RU SA SL SO TH TN TR TZ ZA ZM',
        towns: ['Beira', 'Cidade do Cabo', 'Matola'],
      },
      {
        forms: { in: 'no ', the: 'o ', upTo: 'até ao ' },
        countries:
          'BD BF BI BJ BR BW CA CG DJ EG GA GB GH JP KE LS ML MW NE PK QA RW SD SN SS TD TG UG VN ZW',
        towns: ['Huambo', 'Lobito', 'Lubango', 'Namibe'],
      },
      {
        forms: { in: 'nas ', the: 'as ', upTo: 'até às ' },
        countries: 'KM MU SC',
      },
      {
        forms: { in: 'nos ', the: 'os ', upTo: 'até aos ' },
        countries: 'AE CM NL US',
      },
      {
        forms: { in: 'em ', the: '', upTo: 'até ' },
        countries: 'AO CU CV HK MA MG MZ PT SG ST SZ',
      },
    ],
  },
}
