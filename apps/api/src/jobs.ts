import { trackingJobs } from './delivery/tracking/jobs.ts'
import { offerJobs } from './conversations/offers/jobs.ts'
import { orderJobs } from './selling/orders/jobs.ts'
import { documentJobs } from './delivery/documents/jobs.ts'
import { threadJobs } from './conversations/threads/jobs.ts'
import { statementJobs } from './money/statements/jobs.ts'
import { methodJobs } from './money/method-work.ts'
import { privacyJobs } from './people/privacy/jobs.ts'
import { vendorOrderJobs } from './delivery/vendor-orders/jobs.ts'
import { credentialJobs } from './people/vendors/credentials/jobs.ts'
import type { Job } from './platform/jobs/job.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { mediaJobs } from './platform/media/jobs.ts'
import { privateFileJobs } from './platform/private-files/jobs.ts'
import type { Outbox } from './platform/mail/worker.ts'
import { catalogueJobs } from './stock/catalogue/jobs.ts'
import { feedJobs } from './stock/feeds/jobs.ts'
import { importJobs } from './stock/imports/jobs.ts'
import { localSearchJobs } from './stock/local-search/jobs.ts'
import { viewJobs } from './stock/views/jobs.ts'
import { moderationJobs } from './stock/moderation/jobs.ts'
import { alertJobs } from './saved/alerts/jobs.ts'
import { reconciliationJobs } from './overview/reconciliation/jobs.ts'
import { reportJobs } from './reports/jobs.ts'
import { figureJobs } from './sellers/figures/jobs.ts'
import { listingCheckJobs } from './sellers/listing-checks/jobs.ts'
import { takeDownJobs } from './sellers/take-downs/jobs.ts'
import { contentJobs } from './shopfront/content/jobs.ts'
import { indexNowJobs } from './shopfront/index-now/jobs.ts'
import { productFeedJobs } from './shopfront/product-feeds/jobs.ts'
import { linkPictureJobs } from './shopfront/link-pictures/jobs.ts'
import { vitalJobs } from './shopfront/vitals/jobs.ts'
import { ledgerJobs } from './supporters/ledger/jobs.ts'
import type { WebhookSender } from './webhooks/deliveries/sender.ts'
import { webhookJobs } from './webhooks/jobs.ts'

/** All work that no request waits for. */
export function listJobs(outbox: Outbox, webhooks: WebhookSender): Job[] {
  return [
    ...mailJobs(outbox),
    ...privacyJobs,
    ...credentialJobs,
    ...mediaJobs,
    ...privateFileJobs,
    ...catalogueJobs,
    ...localSearchJobs,
    ...viewJobs,
    ...moderationJobs,
    ...importJobs,
    ...feedJobs,
    ...alertJobs,
    ...orderJobs,
    ...offerJobs,
    ...threadJobs,
    ...trackingJobs,
    ...documentJobs,
    ...vendorOrderJobs,
    ...statementJobs,
    ...methodJobs,
    ...figureJobs,
    ...listingCheckJobs,
    ...takeDownJobs,
    ...ledgerJobs,
    ...contentJobs,
    ...indexNowJobs,
    ...productFeedJobs,
    ...linkPictureJobs,
    ...vitalJobs,
    ...reconciliationJobs,
    ...reportJobs,
    ...webhookJobs(webhooks),
  ]
}
