import { localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled } from '@bandari/i18n/format'
import { taxLabel } from './figures.ts'
import { nameIn, paperName } from './labels.ts'
import type {
  DutyLine,
  EligibilityRule,
  Fee,
  InspectionRule,
  Paper,
  Port,
  Regime,
  Route,
  When,
} from './rules.ts'
import type { RulePart } from './tables.ts'

interface LabelledRule {
  part: RulePart
  key: string
  content: object
  /** The name of the port that a route begins at. */
  port?: string | null
}

/** What a rule is called, in English; its key where it has no words. */
export function ruleWords({ part, key, content, port }: LabelledRule): string {
  switch (part) {
    case 'eligibility':
      return (content as EligibilityRule).say.en
    case 'inspection':
      return inspectionWords(content as InspectionRule)
    case 'line':
      return taxLabel(content as DutyLine).en
    case 'regime':
      return (content as Regime).label?.en ?? key
    case 'fee':
      return (content as Fee).label.en
    case 'document': {
      const { id, local_name: local } = content as Paper
      return local ?? paperName(id, translatorOf('en'))
    }
    case 'port':
      return (content as Port).name
    case 'route': {
      const { from_port: from, to_city: to } = content as Route
      return `${port ?? from} – ${to}`
    }
    case 'sheet':
    case 'source':
    case 'duty':
    case 'unknown':
      return key
  }
}

function inspectionWords({ certificate, bodies }: InspectionRule): string {
  const by = bodies.join(', ')
  if (certificate === null) return by
  const name = nameIn(certificate, 'en')
  return by === '' ? name : formatLabelled(name, by, localeOf('en'))
}

/** The conditions under which a rule counts, the outermost first; empty where it always does. */
export function conditionsOf(
  { part, content }: Pick<LabelledRule, 'part' | 'content'>,
  table: Pick<Regime, 'when'> | null,
): When[] {
  const { when, origin } = content as { when?: When; origin?: unknown }
  const places = part === 'inspection' && Array.isArray(origin) ? (origin as string[]) : []
  const loaded = places.filter((code) => code !== '*')
  return [
    ...(table ? [table.when] : []),
    ...(loaded.length > 0 ? [{ origin: { in: loaded } }] : []),
    ...(when ? [when] : []),
  ].filter((one) => Object.keys(one).length > 0)
}
