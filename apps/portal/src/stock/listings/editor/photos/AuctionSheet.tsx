import type { Listing } from '@bandari/sdk'
import { Button, Checkbox, ErrorAlert, Loading } from '@bandari/ui'
import { EditorSection } from '../EditorSection.tsx'
import { isClosed } from '../LockNotice.tsx'
import css from './AuctionSheet.module.css'
import { useAuctionSheet } from './use-auction-sheet.ts'
import { photoTypes, useFilePicker } from './use-file-picker.tsx'
import { t } from '../../../../language/translator.ts'

interface AuctionSheetProps {
  listing: Listing
  /** Reads the listing again. */
  onChanged: () => Promise<unknown>
}

/** A picture or a PDF. It shows the chassis number, so the public sees it by a press of its seller's. */
export function AuctionSheet({ listing, onChanged }: AuctionSheetProps) {
  const facts = listing.prod_class === 'vehicles' ? listing.export : null
  const sheet = facts?.auctionSheet ?? null
  const { send, remove, show, isBusy, failure } = useAuctionSheet(listing.prod_id, onChanged)
  const picker = useFilePicker(
    ([file]) => file && void send(file),
    `${photoTypes()},application/pdf`,
  )
  const isKept = sheet !== null && isClosed(listing, 'remove')
  const choose = () => picker.open({ slot: 0, replaces: true })
  return (
    <EditorSection title={t('portalEditor.sheet.title')} lead={t('portalEditor.sheet.lead')}>
      {sheet !== null && <Sheet address={sheet} />}
      {failure !== null && <ErrorAlert title={failure} />}
      {isBusy ? (
        <Loading label={t('portalEditor.sheet.sending')} />
      ) : (
        <>
          {sheet !== null && (
            <Checkbox
              label={t('portalEditor.sheet.shown')}
              hint={t('portalEditor.sheet.shownHint')}
              checked={facts?.auctionSheetShown === true}
              disabled={isKept && facts?.auctionSheetShown === true}
              onChange={({ currentTarget }) => void show(currentTarget.checked)}
            />
          )}
          <div className={css.buttons}>
            <Button variant="secondary" disabled={isKept} onClick={choose}>
              {t(sheet === null ? 'portalEditor.sheet.add' : 'portalEditor.sheet.replace')}
            </Button>
            {sheet !== null && (
              <Button variant="quiet" disabled={isKept} onClick={() => void remove()}>
                {t('portalEditor.sheet.remove')}
              </Button>
            )}
          </div>
        </>
      )}
      {picker.element}
    </EditorSection>
  )
}

function Sheet({ address }: { address: string }) {
  const newTab = <span className="visually-hidden">{t('portalEditor.newTab')}</span>
  return address.endsWith('.pdf') ? (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {t('portalEditor.sheet.open')}
        {newTab}
      </a>
    </p>
  ) : (
    <a className={css.frame} href={address} target="_blank" rel="noreferrer">
      <img className={css.picture} src={address} alt={t('portalEditor.sheet.title')} />
      {newTab}
    </a>
  )
}
