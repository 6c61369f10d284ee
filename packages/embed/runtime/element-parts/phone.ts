import { css } from 'virtual:element-kind-css/phone'
import { withPhone } from '@letterslot/react/kinds/phone'
import { addKind } from './add-kind.ts'

addKind(withPhone, css)
