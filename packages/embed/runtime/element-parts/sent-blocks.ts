import { css } from 'virtual:element-kind-css/sent-blocks'
import { withSentBlocks } from '@letterslot/react/kinds/sent-blocks'
import { addKind } from './add-kind.ts'

addKind(withSentBlocks, css)
