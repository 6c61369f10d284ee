import { css } from 'virtual:element-kind-css/calculated'
import { withKind } from '@letterslot/react/kinds/calculated'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
