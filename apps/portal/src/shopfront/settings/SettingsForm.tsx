import type { ShopSettingName, ShopSettingsState } from '@bandari/sdk'
import { type FormEvent, useRef } from 'react'
import { t } from '../../language/translator.ts'
import { drafts } from '../../shared/drafts/drafts.ts'
import { LeaveDialog } from '../../shared/drafts/LeaveDialog.tsx'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useLeaveGuard } from '../../shared/drafts/use-leave-guard.ts'
import { Section } from '../../staff/record/Section.tsx'
import { OfficeFields } from './OfficeFields.tsx'
import { Origin } from './Origin.tsx'
import { SaveChanges } from './SaveChanges.tsx'
import { SettingField } from './SettingField.tsx'
import css from './Settings.module.css'
import { sections } from './settings.data.ts'
import { ShopPreview } from './ShopPreview.tsx'
import { draftKey } from './use-kept-draft.ts'
import { type SettingsEditing, useSettings } from './use-settings.ts'

export function SettingsForm({ first }: { first: ShopSettingsState }) {
  const editing = useSettings(first)
  const guard = useLeaveGuard(draftKey, editing.isChanged)
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editing.save(() => {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    })
  }
  return (
    <form className={css.page} ref={form} onSubmit={submit} noValidate>
      <LeaveDialog
        guard={guard}
        onDiscard={() => {
          drafts.drop(draftKey)
          guard.leave()
        }}
      />
      <div className={css.sections}>
        {editing.isRestored && <RestoredNotice onDiscard={editing.discard} />}
        {sections.map(({ title, names }) => (
          <Section key={title} title={t(title)}>
            <div className={css.fields}>
              {names.map((name) => (
                <Setting key={name} name={name} editing={editing} />
              ))}
            </div>
          </Section>
        ))}
      </div>
      <div className={css.side}>
        <Section title={t('staffSettings.preview')}>
          <ShopPreview settings={editing.shown} />
        </Section>
        <Section title={t('staffSettings.changes')}>
          <SaveChanges editing={editing} />
        </Section>
      </div>
    </form>
  )
}

function Setting({ name, editing }: { name: ShopSettingName; editing: SettingsEditing }) {
  const { base, draft, set, problems } = editing
  const value = draft[name]
  const error = problems[name]
  return (
    <div className={css.setting}>
      {typeof value === 'object' ? (
        <OfficeFields offices={value} error={error} onChange={(offices) => set(name, offices)} />
      ) : (
        <SettingField
          name={name}
          value={value}
          error={error}
          limits={base.limits}
          onChange={(typed) => set(name, typed)}
        />
      )}
      <Origin origin={base.origins.find((one) => one.name === name)} name={name} />
    </div>
  )
}
