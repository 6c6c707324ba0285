import type { Job } from '../../platform/jobs/job.ts'
import { alarmJob } from '../tracking/alarms/check-alarms.ts'
import { documentAlarmRules } from './alarms/document-alarm-rules.ts'

export const documentJobs: Job[] = documentAlarmRules.map(alarmJob)
