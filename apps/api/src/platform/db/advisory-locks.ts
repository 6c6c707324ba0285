/**
 * Numbers of PostgreSQL's advisory locks, one for each purpose: two purposes under one number wait for each other.
 * Migrations name theirs in SQL: 7301 folds the cube, 7303 the bitmaps, 7311 the local counts, 7328 the staff's counts.
 */
export const advisoryLocks = {
  migrations: 7300,
  demoWorld: 7302,
  vehicleTree: 7304,
  leadership: 7305,
  bankAccounts: 7306,
  alerts: 7307,
} as const
