import { css } from 'virtual:element-kind-css/ranking'
import { withRanking } from '@letterslot/react/kinds/ranking'
import { addKind } from './add-kind.ts'

addKind(withRanking, css)
