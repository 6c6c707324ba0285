import { paths } from '../../paths.ts'
import { BackTo } from './BackTo.tsx'

export default {}

export const ToAList = () => <BackTo to={paths.home} what="orders" />
