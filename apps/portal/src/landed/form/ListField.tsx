import { Button } from '@bandari/ui'
import { useRef } from 'react'
import { t } from '../../language/translator.ts'
import { baseName, conditionWords, type Tax, taxName } from '../rule-sentences.ts'
import { TaxSentence } from './TaxSentence.tsx'
import css from './RuleForm.module.css'
import { FormContext, useRuleForm } from './form-context.ts'
import { fieldName } from './field-name.ts'
import { type RuleFieldProps, RuleParts } from './RuleField.tsx'
import { blank, isObject, type Schema } from './rule-schema.ts'

type ListFieldProps = RuleFieldProps & { items: Schema }

/** Entries that are added, removed, copied and put in another order. */
export function ListField({ name, value, path, onChange, items }: ListFieldProps) {
  const { definitions } = useRuleForm()
  const list = Array.isArray(value) ? (value as unknown[]) : []
  const keys = useKeys(list.length)
  const put = (at: number, entry: unknown) => onChange(list.with(at, entry))
  const remove = (at: number) => {
    keys.remove(at)
    onChange(list.toSpliced(at, 1))
  }
  const insert = (at: number, entry: unknown) => {
    keys.insert(at)
    onChange(list.toSpliced(at, 0, entry))
  }
  const swap = (at: number, other: number) => {
    keys.swap(at, other)
    const next = [...list]
    ;[next[at], next[other]] = [list[other], list[at]]
    onChange(next)
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      {list.map((entry, at) => (
        <details key={keys.at(at)} className={css.entry} open={isNew(entry)}>
          <summary className={css.summary}>{entryName(entry, { name, at })}</summary>
          <div className={css.actions}>
            <Button
              variant="quiet"
              size="small"
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            >
              {t('staffRuleForm.form.up')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              disabled={at === list.length - 1}
              onClick={() => swap(at, at + 1)}
            >
              {t('staffRuleForm.form.down')}
            </Button>
            {name === 'lines' && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => insert(at + 1, structuredClone(entry))}
              >
                {t('staffRuleForm.form.copy')}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => remove(at)}>
              {t('staffRuleForm.form.remove')}
            </Button>
          </div>
          <Above list={name === 'lines' ? list.slice(0, at) : null}>
            <RuleParts
              schema={items}
              value={entry}
              path={`${path}/${at}`}
              onChange={(next) => put(at, next)}
            />
            {name === 'lines' && <TaxSentence tax={entry as Tax} />}
          </Above>
        </details>
      ))}
      <div>
        <Button variant="secondary" onClick={() => insert(list.length, blank(items, definitions))}>
          {t('staffRuleForm.form.add', { name: fieldName(name) })}
        </Button>
      </div>
    </fieldset>
  )
}

/** Taxes of a table may be taken from those above them. */
function Above({ list, children }: { list: readonly unknown[] | null; children: React.ReactNode }) {
  const context = useRuleForm()
  if (!list) return children
  const above = new Map(
    (list as Tax[]).flatMap((tax) =>
      tax.id ? [[tax.id, baseName(tax.label?.en ?? tax.id)] as const] : [],
    ),
  )
  const bases = [...above].map(([id, label]) => ({ id, label }))
  return <FormContext value={{ ...context, bases }}>{children}</FormContext>
}

function isNew(entry: unknown): boolean {
  return isObject(entry) && entry['id'] === ''
}

function entryName(entry: unknown, { name, at }: { name: string; at: number }): string {
  const own = entry as Tax & { say?: { en?: string } }
  const words = own.label ? taxName(own) : (own.say?.en ?? (own.when && conditionWords([own.when])))
  return words ? words : t('staffRuleForm.form.number', { name: fieldName(name), n: at + 1 })
}

/** Keys of entries, which stay theirs when the entries move. */
function useKeys(length: number) {
  const keys = useRef<number[]>([])
  const last = useRef(0)
  const next = () => (last.current += 1)
  while (keys.current.length < length) keys.current.push(next())
  return {
    at: (index: number) => keys.current[index],
    remove: (index: number) => void keys.current.splice(index, 1),
    insert: (index: number) => void keys.current.splice(index, 0, next()),
    swap: (one: number, other: number) => {
      const [a, b] = [keys.current[one] ?? 0, keys.current[other] ?? 0]
      keys.current[one] = b
      keys.current[other] = a
    },
  }
}
