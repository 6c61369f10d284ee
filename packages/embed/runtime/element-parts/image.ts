import { css } from 'virtual:element-kind-css/image'
import { withKind } from '@letterslot/react/kinds/image'
import { addKind } from './add-kind.ts'

addKind(withKind, css)
