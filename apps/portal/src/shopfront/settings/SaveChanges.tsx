import type { ShopSettingName, ShopSettings } from '@bandari/sdk'
import { Button, ErrorAlert, Field, TextArea } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { draftOf } from './draft.ts'
import css from './Settings.module.css'
import { fields, maskLabels } from './settings.data.ts'
import type { SettingsEditing } from './use-settings.ts'

/** What would change, from what to what, and why. */
export function SaveChanges({ editing }: { editing: SettingsEditing }) {
  const { base, changes, isChanged, reason, problems, refusal, isOvertaken, isRunning } = editing
  if (!isChanged) return <p className={css.quiet}>{t('staffSettings.nothing')}</p>
  const names = Object.keys(changes) as ShopSettingName[]
  return (
    <div className={css.fields}>
      <dl className={css.changes}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(fields[name].label)}</dt>
            <dd>
              <del>{written(name, base.settings)}</del>{' '}
              <ins>{written(name, { ...base.settings, ...changes })}</ins>
            </dd>
          </div>
        ))}
      </dl>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {isOvertaken && (
        <div>
          <Button variant="secondary" loading={isRunning} onClick={editing.reload}>
            {t('staffSettings.reload')}
          </Button>
        </div>
      )}
      <Field label={t('staffSettings.reason')} error={problems.reason}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget }) => editing.setReason(currentTarget.value)}
          />
        )}
      </Field>
      <div className={css.buttons}>
        <Button type="submit" loading={isRunning}>
          {t('staffSettings.save')}
        </Button>
        <Button variant="secondary" onClick={editing.discard}>
          {t('staffSettings.discard')}
        </Button>
      </div>
    </div>
  )
}

function written(name: ShopSettingName, settings: ShopSettings): string {
  if (name === 'mask_contacts') return t(maskLabels[settings.mask_contacts])
  const value = draftOf(settings)[name]
  if (typeof value === 'boolean') return t(value ? 'staffSettings.on' : 'staffSettings.off')
  if (typeof value === 'string')
    return value === '' ? t('staffSettings.none') : value.replaceAll('\n', ', ')
  return value.map(({ city, address, phones }) => [city, address, phones].join(', ')).join('; ')
}
