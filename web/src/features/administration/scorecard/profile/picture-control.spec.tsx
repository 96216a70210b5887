import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApi } from '@/testing/api';
import { renderScreen } from '@/testing/render-screen';
import { uploadCalls } from '@/testing/uploads';
import PictureControl from './picture-control';

useApi();

it('shows no broken picture when the file is none', async () => {
  uploadCalls();
  renderScreen(
    <PictureControl id="picture" address="" onChange={() => undefined} onBusy={() => undefined} />,
  );
  const file = new File(['no picture'], 'no.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file);

  fireEvent.error(screen.getByRole('img', { name: 'The new picture' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('no.png')).toBeTruthy();
});
