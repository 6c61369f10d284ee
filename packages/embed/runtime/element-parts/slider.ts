import { css } from 'virtual:element-kind-css/slider'
import { withKind } from '@letterslot/react/kinds/slider'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
