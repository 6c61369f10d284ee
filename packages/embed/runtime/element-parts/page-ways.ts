import { withPageWays } from '@letterslot/react/kinds/page-ways'
import { addKind } from './add-kind.ts'

addKind(withPageWays)
