import { css } from 'virtual:element-kind-css/phone'
import { withKind } from '@letterslot/react/kinds/phone'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
