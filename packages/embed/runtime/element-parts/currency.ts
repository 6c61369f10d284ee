import { css } from 'virtual:element-kind-css/currency'
import { withKind } from '@letterslot/react/kinds/currency'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
