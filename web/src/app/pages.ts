/** Each page is fetched when it is first needed, or when a link to it is first pointed at. */
export const pages = {
  home: () => import('@/routes/home'),
  login: () => import('@/routes/login'),
  register: () => import('@/routes/register'),
  colleges: () => import('@/routes/colleges'),
  myList: () => import('@/routes/my-list'),
  profile: () => import('@/routes/profile'),
  admin: () => import('@/routes/admin'),
  pricing: () => import('@/routes/pricing'),
  howChancesWork: () => import('@/routes/how-chances-work'),
  dataSources: () => import('@/routes/data-sources'),
  privacy: () => import('@/routes/privacy'),
  accessibility: () => import('@/routes/accessibility'),
  notFound: () => import('@/routes/not-found'),
};
