import type { VehicleTypeTree } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { DashboardTrail } from '../../../layout/DashboardTrail.tsx'
import { Page } from '../../../layout/Page.tsx'
import { VendorOnly } from '../../../layout/VendorOnly.tsx'
import { paths } from '../../../paths.ts'
import type { Permissions } from '../../../providers/auth-provider.ts'
import { querying } from '../../../providers/granted.ts'
import { RestoredNotice } from '../../../shared/drafts/RestoredNotice.tsx'
import { useDraftForm } from '../../../shared/drafts/use-draft-form.ts'
import { marketsOf } from '../../../shared/markets.ts'
import { AskFields } from '../../model-requests/AskFields.tsx'
import { isAskable } from '../../model-requests/request-form.ts'
import { ChoiceField } from '../../vehicle-choice/ChoiceField.tsx'
import { CreateForm } from './CreateForm.tsx'
import { CreateSkeleton } from './CreateSkeleton.tsx'
import { MarketField } from './MarketField.tsx'
import { TitleField } from './TitleField.tsx'
import { TypesLoader } from './TypesLoader.tsx'
import { typeLabel } from '../../vehicle-choice/type-labels.ts'
import { type Asking, askOf, useAsking } from './use-asking.ts'
import { useCreate } from './use-create.ts'
import {
  changed,
  isVehicleChoice,
  readVehicleChoice,
  settled,
  type VehicleChoice,
  vehicleQuery,
} from './vehicle-choice.ts'
import { t } from '../../../language/translator.ts'

/** Account spec §2. */
export function CreateVehiclePage() {
  return (
    <Page
      title={t('portalListings.listVehicle')}
      above={<DashboardTrail here={t('portalListings.create.vehicle')} />}
    >
      <VendorOnly orHouse right="list" skeleton={<CreateSkeleton />}>
        <TypesLoader pt="vehicles">{(tree) => <VehicleForm tree={tree} />}</TypesLoader>
      </VendorOnly>
    </Page>
  )
}

function VehicleForm({ tree }: { tree: VehicleTypeTree }) {
  const { search } = useLocation()
  const typed = useDraftForm({
    draftKey: 'listings/new-vehicle',
    blank: settled(tree, readVehicleChoice(new URLSearchParams(search))),
    isWhole: isVehicleChoice,
  })
  // The tree may have changed since it was kept.
  const choice = settled(tree, typed.value)
  const { create, ask, signIn, isSending, refusal } = useCreate(() => typed.settle(choice))
  const { permissions } = usePermissions<Permissions>({}, querying)
  const markets = marketsOf(permissions)
  // One that somebody may not list in is not chosen.
  const market = markets.find((each) => each === choice.market) ?? markets[0] ?? 'ke'
  const change = (part: Partial<VehicleChoice>) => typed.change(changed(tree, choice, part))
  const asking = useAsking(choice, change)

  const models = tree[choice.type]?.[choice.make] ?? []
  const subId = models.find(({ subj_name }) => subj_name === choice.model)?.subj_id
  const name = choice.title.trim()
  // Our own stock waits for nobody's answer.
  const asked = market === 'house' ? null : asking.asked
  const isChosen = asked ? choice.type !== '' && isAskable(asked) : subId !== undefined
  const send = () => {
    if (asked) return void ask(askOf({ asked, choice, market }))
    if (subId !== undefined) void create({ subId, name, prodClass: 'vehicles', market })
  }
  return (
    <CreateForm
      unchosen={t('portalListings.create.vehicleIncomplete')}
      isChosen={isChosen}
      isComplete={isChosen && name !== ''}
      isSending={isSending}
      refusal={refusal}
      onCreate={send}
      onSignIn={() => signIn(paths.createVehicle(vehicleQuery(choice)))}
      sendLabel={t(asked ? 'portalModels.send' : 'portalListings.create.send')}
    >
      {(isValidated) => (
        <>
          {typed.isRestored && <RestoredNotice onDiscard={typed.discard} />}
          <MarketField
            markets={markets}
            value={market}
            onChange={(value) => change({ market: value })}
          />
          <VehicleFields
            tree={tree}
            choice={choice}
            onChange={change}
            isValidated={isValidated}
            asking={market === 'house' ? null : asking}
          />
        </>
      )}
    </CreateForm>
  )
}

interface VehicleFieldsProps {
  tree: VehicleTypeTree
  choice: VehicleChoice
  onChange: (part: Partial<VehicleChoice>) => void
  isValidated: boolean
  /** Null where nothing can be asked for. */
  asking: Asking | null
}

function VehicleFields({ tree, choice, onChange, isValidated, asking }: VehicleFieldsProps) {
  const { type, title } = choice
  return (
    <>
      <ChoiceField
        label={t('portalListings.create.type')}
        placeholder={t('portalListings.create.chooseType')}
        choices={Object.keys(tree)}
        wordsOf={typeLabel}
        value={type}
        onChange={(value) => onChange({ type: value, make: '', model: '' })}
        isMissing={isMissing(type, isValidated)}
      />
      {asking?.asked ? (
        <AskFields
          asked={asking.asked}
          onChange={asking.change}
          onUse={asking.use}
          isValidated={isValidated}
        />
      ) : (
        <ModelFields tree={tree} choice={choice} onChange={onChange} isValidated={isValidated} />
      )}
      {asking && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={asking.asked !== null}
            onClick={asking.asked ? asking.stop : asking.start}
          >
            {t(asking.asked ? 'portalModels.backToList' : 'portalModels.notThere')}
          </Button>
        </div>
      )}
      <TitleField
        label={t('portalListings.create.vehicleTitle')}
        hint={t('portalListings.create.vehicleTitleHint')}
        value={title}
        onChange={(value) => onChange({ title: value })}
        isMissing={isMissing(title, isValidated)}
      />
    </>
  )
}

function ModelFields({ tree, choice, onChange, isValidated }: Omit<VehicleFieldsProps, 'asking'>) {
  const { type, make, model } = choice
  const makes = tree[type] ?? {}
  const models = makes[make] ?? []
  return (
    <>
      <ChoiceField
        label={t('portalListings.create.make')}
        placeholder={t(
          type === '' ? 'portalListings.create.typeFirst' : 'portalListings.create.chooseMake',
        )}
        choices={Object.keys(makes)}
        value={make}
        onChange={(value) => onChange({ make: value, model: '' })}
        isMissing={isMissing(make, isValidated)}
      />
      <ChoiceField
        label={t('portalListings.create.model')}
        placeholder={t(
          make === '' ? 'portalListings.create.makeFirst' : 'portalListings.create.chooseModel',
        )}
        choices={models.map(({ subj_name }) => subj_name)}
        value={model}
        onChange={(value) => onChange({ model: value })}
        isMissing={isMissing(model, isValidated)}
      />
    </>
  )
}

function isMissing(value: string, isValidated: boolean): boolean {
  return isValidated && value.trim() === ''
}
