import { css } from 'virtual:element-kind-css/calculated'
import { withCalculated } from '@letterslot/react/kinds/calculated'
import { addKind } from './add-kind.ts'

addKind(withCalculated, css)
