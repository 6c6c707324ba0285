import type { Job } from '../../platform/jobs/job.ts'
import { alarmJob } from '../tracking/alarms/watch.ts'
import { paperAlarmRules } from './watch/paper-alarm-rules.ts'

export const paperJobs: Job[] = paperAlarmRules.map(alarmJob)
