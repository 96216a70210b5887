import { RouterProvider } from 'react-router-dom';
import { router } from './router';
import { Toasts } from './toasts';

export const App = () => (
  <>
    <RouterProvider router={router} />
    <Toasts />
  </>
);
