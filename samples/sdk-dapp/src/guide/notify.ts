// #region toast
import {ToastManager} from '@multiversx/sdk-dapp/out/managers/ToastManager';

export async function showToast(message: string): Promise<void> {
  await ToastManager.getInstance().createCustomToast({
    toastId: 'saved',
    title: 'Settings',
    message,
    icon: 'check',
    iconClassName: 'success',
    duration: 5000,
  });
}

export function closeToast(): void {
  ToastManager.getInstance().closeToast('saved');
}
// #endregion toast

// #region feed
import {NotificationsFeedManager} from '@multiversx/sdk-dapp/out/managers/NotificationsFeedManager';

/** Opens the list of transactions sent since the login. */
export async function openNotifications(): Promise<void> {
  await NotificationsFeedManager.getInstance().openNotificationsFeed();
}
// #endregion feed
