import { withCalculated } from '@letterslot/react/kinds/calculated'
import { addKind } from './add-kind.ts'

addKind(withCalculated)
