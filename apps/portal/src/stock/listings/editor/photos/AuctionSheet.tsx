import type { Listing } from '@bandari/sdk'
import { Button, ErrorAlert, Loading } from '@bandari/ui'
import { EditorSection } from '../EditorSection.tsx'
import css from './AuctionSheet.module.css'
import { useAuctionSheet } from './use-auction-sheet.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { t } from '../../../../language/translator.ts'

interface AuctionSheetProps {
  listing: Listing
  /** Reads the listing again. */
  onChanged: () => Promise<unknown>
}

/** One picture, which the public does not see: the sheet shows the chassis number. */
export function AuctionSheet({ listing, onChanged }: AuctionSheetProps) {
  const sheet = listing.prod_class === 'vehicles' ? (listing.export?.auctionSheet ?? null) : null
  const { send, remove, isBusy, failure } = useAuctionSheet(listing.prod_id, onChanged)
  const picker = useFilePicker(([file]) => file && void send(file))
  const choose = () => picker.open({ slot: 0, replaces: true })
  return (
    <EditorSection title={t('portalEditor.sheet.title')} lead={t('portalEditor.sheet.lead')}>
      {sheet !== null && (
        <a className={css.frame} href={sheet} target="_blank" rel="noreferrer">
          <img className={css.picture} src={sheet} alt={t('portalEditor.sheet.title')} />
          <span className="visually-hidden">{t('portalEditor.newTab')}</span>
        </a>
      )}
      {failure !== null && <ErrorAlert title={failure} />}
      {isBusy ? (
        <Loading label={t('portalEditor.sheet.sending')} />
      ) : (
        <div className={css.buttons}>
          <Button variant="secondary" onClick={choose}>
            {t(sheet === null ? 'portalEditor.sheet.add' : 'portalEditor.sheet.replace')}
          </Button>
          {sheet !== null && (
            <Button variant="quiet" onClick={() => void remove()}>
              {t('portalEditor.sheet.remove')}
            </Button>
          )}
        </div>
      )}
      {picker.element}
    </EditorSection>
  )
}
