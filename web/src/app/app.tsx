import { RouterProvider } from 'react-router-dom';
import { type Router } from './router';
import { Toasts } from './shell/toasts';

export const App = ({ router }: { router: Router }) => (
  <>
    <RouterProvider router={router} />
    <Toasts />
  </>
);
