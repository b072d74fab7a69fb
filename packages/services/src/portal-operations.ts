import { companiesDumpsGet, companiesDumpsIdDelete, companiesDumpsIdGet, companiesDumpsPost } from './company-dumps.ts'
import {
  companiesFeedsGet,
  companiesFeedsIdDelete,
  companiesFeedsIdGet,
  companiesFeedsIdPatch,
  companiesFeedsPost,
} from './company-feeds.ts'
import {
  companiesSearchFiltersGet,
  companiesSearchFiltersIdDelete,
  companiesSearchFiltersIdGet,
  companiesSearchFiltersPost,
} from './company-filters.ts'
import { usageReport, usageReportMultiple } from './document-use.ts'
import { cancelDump, createDataDump, getDataDump, listUserDumps } from './dumps.ts'
import { authGetUserData, authLogin, authLogout } from './emis-login-operations.ts'
import { createFeed, deleteFeed, getFeed, getFeeds, updateFeed } from './feeds.ts'
import { createFilter, deleteFilters, getFilters, getUserFilters, updateFilter } from './filters.ts'
import { createReport, getReportOutput, getReportStatus } from './flow-reports.ts'
import { createSession, deleteSession } from './flow-sessions.ts'
import { downloadInsight } from './insight-reports.ts'
import { login, logout, validateCredentials } from './login-operations.ts'
import type { PortalOperation } from './portal-operation.ts'
import { getSubscriptions } from './subscriptions.ts'
import { usageGetUsage } from './usage-operations.ts'
import {
  cloneCeicSeries,
  deleteSingleUddSeries,
  getSingleUddSeries,
  getUddSeries,
  patchUddSeries,
  postUddSeries,
} from './user-series.ts'
import {
  deleteAllUddSeriesTimePoints,
  deleteUddSeriesTimePoint,
  getUddSeriesTimePoints,
  patchUddSeriesTimePoint,
  postUddSeriesTimePoints,
} from './user-series-points.ts'
import { createWatchlist, deleteWatchlist, getWatchlist, updateWatchlist } from './watchlist.ts'

/** The operations marked x-portal in the product documents, by API name and operationId. */
export const portalOperations: Record<string, Record<string, PortalOperation>> = {
  'ceic-macroeconomic': {
    getUserFilters,
    getFilters,
    createFilter,
    updateFilter,
    deleteFilters,
    getFeeds,
    getFeed,
    createFeed,
    updateFeed,
    deleteFeed,
    listUserDumps,
    getDataDump,
    createDataDump,
    cancelDump,
    downloadInsight,
    getWatchlist,
    createWatchlist,
    updateWatchlist,
    deleteWatchlist,
    getUddSeries,
    getSingleUddSeries,
    postUddSeries,
    cloneCeicSeries,
    patchUddSeries,
    deleteSingleUddSeries,
    getUddSeriesTimePoints,
    postUddSeriesTimePoints,
    deleteAllUddSeriesTimePoints,
    patchUddSeriesTimePoint,
    deleteUddSeriesTimePoint,
    login,
    logout,
    validateCredentials,
    getSubscriptions,
  },
  'epfr-api-v2': { createSession, deleteSession, createReport, getReportStatus, getReportOutput },
  'emis-company': { authLogin, authLogout, authGetUserData, usageGetUsage },
  'emis-documents': { usageReport, usageReportMultiple, authLogin, authLogout, authGetUserData },
  'emis-api-v2': {
    companiesSearchFiltersPost,
    companiesSearchFiltersGet,
    companiesSearchFiltersIdGet,
    companiesSearchFiltersIdDelete,
    companiesDumpsPost,
    companiesDumpsGet,
    companiesDumpsIdGet,
    companiesDumpsIdDelete,
    companiesFeedsPost,
    companiesFeedsGet,
    companiesFeedsIdGet,
    companiesFeedsIdPatch,
    companiesFeedsIdDelete,
  },
}
