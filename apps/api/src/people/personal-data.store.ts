import { sql, type SqlBool } from 'kysely'
import { daysBefore, yearsBefore } from '../core/days-before.ts'
import { aliasOf, deletedName } from './privacy/deleted-person.store.ts'
import type { PersonalData } from './privacy/personal-data.ts'
import {
  auditOf,
  auditTable,
  byAccount,
  byEmail,
  type PersonalTable,
  staffWhoActed,
} from './privacy/personal-table.store.ts'

const secret = 'The hash of a secret.'

export const accountsData: PersonalTable = {
  table: 'accounts',
  ownedBy: [byAccount('id')],
  withheld: { password_hash: secret, registration_proof: secret },
  onDeletion: {
    replaces: (person) => ({
      email: sql`${aliasOf(person)}`,
      first_name: sql`${deletedName(person).first_name}`,
      last_name: sql`${deletedName(person).last_name}`,
      password_hash: sql`null`,
      registration_proof: sql`null`,
      country: sql`null`,
      postcode: sql`null`,
      phone: sql`null`,
      training: sql`null`,
      seller_status: sql`'none'`,
      may_list_export: sql`false`,
      selling_since: sql`null`,
      is_active: sql`false`,
      second_factor_at: sql`null`,
      deactivated_at: sql`coalesce(deactivated_at, now())`,
      deleted_at: sql`now()`,
    }),
  },
}

const proofs = (
  ['sessions', 'api_keys', 'account_links', 'account_confirmations', 'handovers'] as const
).map(
  (table): PersonalTable => ({
    table,
    ownedBy: [byAccount('account_id')],
    withheld: {
      [table === 'handovers' ? 'code_hash' : 'token_hash']: secret,
      ...(table === 'sessions' || table === 'handovers' ? { viewer_id: staffWhoActed } : {}),
    },
    onDeletion: 'deleted',
  }),
)

/** Networks that the owner has signed in from: guessing by strangers slows down nobody there. */
const knownNetworks: PersonalTable = {
  table: 'known_networks',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

const emailChanges: PersonalTable = {
  table: 'email_changes',
  ownedBy: [byAccount('account_id')],
  withheld: { old_token_hash: secret, new_token_hash: secret, session_hash: secret },
  onDeletion: 'deleted',
}

const devices: PersonalTable = {
  table: 'account_devices',
  ownedBy: [byAccount('account_id')],
  withheld: { device_hash: secret },
  onDeletion: 'deleted',
}

const authenticators: PersonalTable = {
  table: 'authenticators',
  ownedBy: [byAccount('account_id')],
  withheld: { secret: 'What the app makes its codes of.' },
  onDeletion: 'deleted',
}

const passkeys: PersonalTable = {
  table: 'passkeys',
  ownedBy: [byAccount('account_id')],
  withheld: {
    credential_id: 'What the device knows its key by.',
    public_key: 'What we check its answers with.',
  },
  onDeletion: 'deleted',
}

const recoveryCodes: PersonalTable = {
  table: 'recovery_codes',
  ownedBy: [byAccount('account_id')],
  withheld: { code_hash: secret },
  onDeletion: 'deleted',
}

/** Which mails they have switched off. */
const mutedMails: PersonalTable = {
  table: 'muted_mails',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

/** When a mail was sent last, to limit mails. The kind decides whether the key is an address or an account. */
const mailGates: PersonalTable = {
  table: 'mail_gates',
  ownedBy: [
    {
      column: 'about',
      holds: ({ id, email }) =>
        sql<SqlBool>`(about = lower(${email}) or (about = ${String(id)} and kind in ('activate', 'reset', 'quote', 'sign-in-alert')))`,
    },
  ],
  onDeletion: 'deleted',
}

/** Mails about an order keep their text, for support to read again; the others lose it as they leave. */
const outbox: PersonalTable = {
  table: 'outbox',
  ownedBy: [byEmail('recipient')],
  withheld: {
    body_text: 'May hold a link that opens the account; the person has the mail.',
    body_html: 'The same.',
  },
  onDeletion: 'deleted',
}

/** Mails to others, staff above all, about what the person had written. */
const mailsToOthers: PersonalTable = {
  table: 'outbox',
  ownedBy: [
    {
      column: 'body_text',
      holds: ({ email }) => sql<SqlBool>`(lower(recipient) <> lower(${email})
        and position(lower(${email}) in lower(body_text)) > 0)`,
    },
  ],
  withheld: { ...outbox.withheld, recipient: 'A person of their own.' },
  onDeletion: 'deleted',
}

const idempotencyKeys: PersonalTable = {
  table: 'idempotency_keys',
  ownedBy: [
    { column: 'scope', holds: ({ id }) => sql<SqlBool>`scope = ${`account ${id}`}` },
    // A registration, whose caller was nobody yet.
    {
      column: 'body',
      holds: ({ email }) =>
        sql<SqlBool>`operation = 'register' and lower(body ->> 'email') = lower(${email})`,
    },
  ],
  withheld: { request_hash: secret, body: 'Repeats what an answer said before.' },
  onDeletion: 'deleted',
}

/** The record that a file belongs to decides how long the file itself stays. */
const privateFiles: PersonalTable = {
  table: 'private_files',
  ownedBy: [byAccount('uploaded_by')],
  withheld: { hash: 'Where the bytes lie.' },
  onDeletion: {
    replaces: () => ({
      name: sql`'file.' || case type when 'image/jpeg' then 'jpg' else 'pdf' end`,
    }),
  },
}

/** Papers by which a seller shows who they are; a trigger takes the files along. */
const credentials: PersonalTable = {
  table: 'vendor_credentials',
  ownedBy: [byAccount('account_id')],
  withheld: { decided_by: staffWhoActed },
  onDeletion: 'deleted',
}

const applications: PersonalTable = {
  table: 'vendor_applications',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

/** As a member; the owner's deletion ends the team. */
const memberships: PersonalTable = {
  table: 'team_members',
  ownedBy: [byAccount('account_id')],
  onDeletion: 'deleted',
}

const ownTeam: PersonalTable = {
  table: 'team_members',
  ownedBy: [byAccount('vendor_id')],
  withheld: { account_id: 'A person of their own.' },
  onDeletion: 'deleted',
}

const invitations: PersonalTable = {
  table: 'team_invitations',
  ownedBy: [byAccount('vendor_id'), byEmail('email')],
  withheld: { token_hash: secret },
  onDeletion: 'deleted',
}

/** The vendor has to know what was done in their name, by whose account it shows. */
const teamActs: PersonalTable = {
  table: 'team_acts',
  ownedBy: [byAccount('account_id')],
  onDeletion: { keeps: { '*': 'What was done in a vendor’s name stays until its time is over.' } },
}

/** What others did for the vendor. */
const actsOfTeam: PersonalTable = {
  table: 'team_acts',
  ownedBy: [byAccount('vendor_id')],
  withheld: { account_id: 'A person of their own.' },
  onDeletion: 'deleted',
}

/** An opinion about a person is data of the person: they read what was written, and it goes with the account. */
const customerNotes: PersonalTable = {
  table: 'customer_notes',
  ownedBy: [byAccount('account_id')],
  withheld: { author_id: staffWhoActed },
  onDeletion: 'deleted',
}

const merges: PersonalTable = {
  table: 'account_merges',
  ownedBy: [byAccount('kept_id'), byAccount('ended_id')],
  withheld: { created_by: staffWhoActed, decided_by: staffWhoActed },
  onDeletion: { keeps: { '*': 'It says why orders that one account placed are another one’s.' } },
}

/** What the account did as staff; `auditOf` covers what was done to it. */
const ownDeeds = auditTable([byAccount('actor_id')])

/** What people and the platform store about a person. */
export const peopleData: PersonalData = {
  tables: [
    ...proofs,
    emailChanges,
    devices,
    authenticators,
    passkeys,
    recoveryCodes,
    knownNetworks,
    mailGates,
    mutedMails,
    { table: 'social_identities', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    { table: 'addresses', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    credentials,
    applications,
    memberships,
    ownTeam,
    invitations,
    teamActs,
    actsOfTeam,
    privateFiles,
    outbox,
    mailsToOthers,
    idempotencyKeys,
    customerNotes,
    merges,
    auditOf('account', accountsData),
    ownDeeds,
    accountsData,
  ],
  mentions: {
    'vendor_credentials.decided_by': staffWhoActed,
    'customer_notes.author_id': staffWhoActed,
    'account_merges.created_by': staffWhoActed,
    'account_merges.decided_by': staffWhoActed,
    'accounts.merged_into': 'The account that the row has become part of.',
    'sessions.viewer_id': staffWhoActed,
    'handovers.viewer_id': staffWhoActed,
  },
  hindrances: [
    async (db, { id }) => {
      const { staff_role: role } = await db
        .selectFrom('accounts')
        .select('staff_role')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return role === null ? null : { code: 'deletion_staff' }
    },
  ],
  lock: async (db, { id }) => {
    await sql`select from accounts where id = ${id} for update`.execute(db)
  },
  retention: [
    {
      name: 'mails',
      before: ({ mailsDays }, now) => daysBefore(now, mailsDays),
      apply: async (db, before) => {
        const { numAffectedRows: n = 0n } = await sql`
          delete from outbox where created_at < ${before}
            and (sent_at is not null or next_attempt_at = 'infinity')`.execute(db)
        return Number(n)
      },
    },
    {
      name: 'team-acts',
      before: ({ auditYears }, now) => yearsBefore(now, auditYears),
      apply: async (db, before) => {
        const { numAffectedRows: n = 0n } = await sql`
          delete from team_acts where at < ${before}`.execute(db)
        return Number(n)
      },
    },
    {
      name: 'team-invitations',
      before: ({ sessionsDays }, now) => daysBefore(now, sessionsDays),
      apply: async (db, before) => {
        const { numAffectedRows: n = 0n } = await sql`
          delete from team_invitations where expires_at < ${before}`.execute(db)
        return Number(n)
      },
    },
    {
      name: 'audit',
      before: ({ auditYears }, now) => yearsBefore(now, auditYears),
      // The database refuses to delete what is younger than a year, by its own clock.
      apply: async (db, before) => {
        const { numAffectedRows: n = 0n } = await sql`
          delete from audit where at < ${before} and at < now() - interval '1 year'`.execute(db)
        return Number(n)
      },
    },
  ],
}
