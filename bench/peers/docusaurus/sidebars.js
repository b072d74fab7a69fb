import api from './docs/api/sidebar'

export default { api }
