import { css } from 'virtual:element-kind-css/pictures'
import { withKind } from '@letterslot/react/kinds/pictures'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
