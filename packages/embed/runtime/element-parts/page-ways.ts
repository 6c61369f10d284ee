import { withKind } from '@letterslot/react/kinds/page-ways'
import { addKind } from './add-kind.ts'

addKind(withKind)
