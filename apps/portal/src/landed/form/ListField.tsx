import { Button } from '@bandari/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { t } from '../../language/translator.ts'
import { baseName, conditionWords, type Tax, taxName } from '../rule-sentences.ts'
import { TaxSentence } from './TaxSentence.tsx'
import css from './RuleForm.module.css'
import { FormContext, useRuleForm } from './form-context.ts'
import { fieldName } from './field-name.ts'
import type { RuleFieldProps } from './RuleField.tsx'
import { blank, isObject, type Schema } from './rule-schema.ts'

type ListFieldProps = RuleFieldProps & {
  items: Schema
  /** The fields of an entry. */
  Parts: ComponentType<Omit<RuleFieldProps, 'name'>>
}

/** Entries that are added, removed, copied and put in another order. */
export function ListField({ name, value, path, onChange, items, Parts }: ListFieldProps) {
  const { definitions } = useRuleForm()
  const list = Array.isArray(value) ? (value as unknown[]) : []
  const keys = useKeys(list.length)
  const insert = (at: number, entry: unknown) => {
    keys.insert(at)
    onChange(list.toSpliced(at, 0, entry))
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      {list.map((entry, at) => (
        <details key={keys.at(at)} className={css.entry} open={isNew(entry)}>
          <summary className={css.summary}>{entryName(entry, { name, at })}</summary>
          <EntryActions
            at={at}
            count={list.length}
            onMove={(other) => {
              keys.swap(at, other)
              onChange(list.with(at, list[other]).with(other, entry))
            }}
            onCopy={name === 'lines' ? () => insert(at + 1, structuredClone(entry)) : null}
            onRemove={() => {
              keys.remove(at)
              onChange(list.toSpliced(at, 1))
            }}
          />
          <Above list={name === 'lines' ? list.slice(0, at) : null}>
            <Parts
              schema={items}
              value={entry}
              path={`${path}/${at}`}
              onChange={(next) => onChange(list.with(at, next))}
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

interface EntryActionsProps {
  at: number
  count: number
  /** With the entry at another place. */
  onMove: (other: number) => void
  onCopy: (() => void) | null
  onRemove: () => void
}

function EntryActions({ at, count, onMove, onCopy, onRemove }: EntryActionsProps) {
  const look = { variant: 'quiet', size: 'small' } as const
  return (
    <div className={css.actions}>
      <Button {...look} disabled={at === 0} onClick={() => onMove(at - 1)}>
        {t('staffRuleForm.form.up')}
      </Button>
      <Button {...look} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        {t('staffRuleForm.form.down')}
      </Button>
      {onCopy && (
        <Button {...look} onClick={onCopy}>
          {t('staffRuleForm.form.copy')}
        </Button>
      )}
      <Button {...look} onClick={onRemove}>
        {t('staffRuleForm.form.remove')}
      </Button>
    </div>
  )
}

/** Taxes of a table may be taken from those above them. */
function Above({ list, children }: { list: readonly unknown[] | null; children: ReactNode }) {
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
  const [keys, setKeys] = useState(() => Array.from({ length }, (_, index) => index))
  const next = Math.max(-1, ...keys) + 1
  return {
    at: (index: number) => keys[index] ?? next + index,
    remove: (index: number) => setKeys(keys.toSpliced(index, 1)),
    insert: (index: number) => setKeys(keys.toSpliced(index, 0, next)),
    swap: (one: number, other: number) =>
      setKeys(keys.with(one, keys[other] ?? next).with(other, keys[one] ?? next)),
  }
}
