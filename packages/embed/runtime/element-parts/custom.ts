import { withCustom } from '@letterslot/react/kinds/custom'
import { addKind } from './add-kind.ts'

addKind(withCustom)
