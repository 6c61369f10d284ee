import { css } from 'virtual:element-kind-css/ranking'
import { withKind } from '@letterslot/react/kinds/ranking'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
